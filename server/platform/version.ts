import packageFile from '../../package.json';

/** This build's version, for `linehaul --version`, /healthz and the log's first line. */
export const buildVersion = packageFile.version;
