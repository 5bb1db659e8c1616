import { z } from 'zod/v3';

/** Signed addresses have up to about 2,000 characters; longer ones would make pages heavy. */
const longest = 4000;

/** The address of a page on the web, as files of results have it. */
export const webAddress = z
  .string()
  .max(longest)
  .regex(/^https?:\/\/[^\s/]\S*$/, {
    message: 'a web address that begins with http:// or https://',
  });
