import packageFile from '../../package.json';

export const buildVersion = packageFile.version;
