/** Tells a password manager whose password a form is about; nobody else sees it. */
export function UsernameField({ emailAddress }: { emailAddress: string }) {
  return <input type="text" name="username" autoComplete="username" value={emailAddress} readOnly hidden />
}
