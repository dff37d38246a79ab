/** A code as it is read aloud and typed over: in groups of four. */
export const groupCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$& ')

/** The file that keeps the codes. */
export function recoveryCodesText(codes: readonly string[], emailAddress: string): string {
  return [
    `Herstelcodes van Klopt voor ${emailAddress}`,
    'Elke code werkt één keer. Log ermee in als je je telefoon niet bij je hebt.',
    '',
    ...codes.map(groupCode),
    '',
  ].join('\r\n')
}
