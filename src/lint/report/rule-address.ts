/**
 * Where the documentation of this release is published, without a slash at the end. Reports link
 * to it, since a dataset's own site may not exist yet when it is checked.
 */
export const documentationSite = 'https://benchlight.example.org';

/** The page that explains a rule. */
export const toRuleAddress = (code: string): string =>
  `${documentationSite}/rules/${code.toLowerCase()}/`;
