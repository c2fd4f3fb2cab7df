import packageFile from '../../package.json';

/** The version of this build, which `linehaul --version`, /healthz and the log's first line say. */
export const buildVersion = packageFile.version;
