/** One password for all demo accounts; they exist in the demo world alone. */
export const DEMO_PASSWORD = 'Klopt-demo-2026!'
/** The secret of the demo accounts with two-factor on, and their one recovery code. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXP'
export const DEMO_RECOVERY_CODE = 'KLOPTDEMO2026ABC'

/** Printed at start and shown on the login page, in demo mode only. */
export const demoAccounts = [
  { emailAddress: 'eigenaar@demo.klopt.nl', description: 'Eigenaar (hoofdgebruiker)' },
  { emailAddress: 'medewerker@demo.klopt.nl', description: 'Medewerker (alleen uren)' },
  { emailAddress: 'boekhouder@demo.klopt.nl', description: 'Boekhouder' },
  { emailAddress: 'support@demo.klopt.nl', description: 'Supportmedewerker (tweestapsverificatie)' },
  { emailAddress: 'compliance@demo.klopt.nl', description: 'Compliance (tweestapsverificatie)' },
  { emailAddress: 'tweestaps@demo.klopt.nl', description: 'Eigenaar met tweestapsverificatie' },
] as const

/** What is printed at start in demo mode, in Dutch. */
export function describeDemoAccounts(): string {
  const width = Math.max(...demoAccounts.map(({ emailAddress }) => emailAddress.length))
  const lines = demoAccounts.map(({ emailAddress, description }) => `  ${emailAddress.padEnd(width)}  ${description}`)
  return `Demo-accounts, allemaal met wachtwoord ${DEMO_PASSWORD}:\n${lines.join('\n')}`
}
