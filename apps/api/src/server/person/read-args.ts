import { parseArgs } from 'node:util'
import { CommandError } from '../../database/command.ts'

const options = {
  user: { type: 'string' },
  administration: { type: 'string' },
  contact: { type: 'string' },
  to: { type: 'string' },
  do: { type: 'boolean' },
} as const

/** What stands behind a command about a person. Throws `CommandError` with the usage for what no such command takes. */
export function readArgs(usage: string) {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new CommandError(usage)
  }
}

/** A contact of an administration, by the numbers that stand in its address on the screen. */
export function readContact(
  { administration, contact }: Pick<ReturnType<typeof readArgs>, 'administration' | 'contact'>,
  usage: string,
): { administrationId: number; contactId: number } {
  const [administrationId, contactId] = [Number(administration), Number(contact)]
  if (!isId(administrationId) || !isId(contactId)) throw new CommandError(usage)
  return { administrationId, contactId }
}

const isId = (number: number) => Number.isSafeInteger(number) && number > 0
