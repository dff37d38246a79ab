/** Why nothing was done for one of several clients: it left while it was still on a screen. */
export const GONE_CLIENT = 'Dit is geen klant van je kantoor (meer), dus hier is niets gedaan.'

/** Its subscription ended. */
export const READ_ONLY_CLIENT = 'Het abonnement is gestopt; de boeken zijn alleen te lezen.'
