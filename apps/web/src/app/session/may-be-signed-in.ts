import { readStored } from '../storage.ts'

/** What the server sets beside a session, for scripts to read; its prefix depends on the address. */
const MARK = /(?:^|;\s*)((?:__Host-)?klopt_signed_in)=1/

/** Whether there may be a session on this device. Where there is none, asking who is signed in is refused. */
export const mayBeSignedIn = (): boolean => readStored('signed-in-user') !== null || MARK.test(cookies())

/** What the server said: there is no session, whatever the mark says. */
export function unmarkSession(): void {
  const name = MARK.exec(cookies())?.[1]
  if (name !== undefined) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the other way to write one is not in every browser
    document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`
  }
}

const cookies = (): string => (typeof document === 'undefined' ? '' : document.cookie)
