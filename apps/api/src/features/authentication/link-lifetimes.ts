/** How long what is mailed works, in milliseconds; the mails say so in words. */
export const linkLifetimesMs = {
  confirm_location: 10 * 60_000,
  // 2014 of the specification.
  reset_password: 10 * 60_000,
  // The mailbox is another one than the user has open.
  change_email_address: 60 * 60_000,
  registration: 24 * 3_600_000,
} as const
