import packageFile from '../../package.json';

/**
 * This build's version, which `linehaul --version`, /healthz and the first line of the log contain.
 */
export const buildVersion = packageFile.version;
