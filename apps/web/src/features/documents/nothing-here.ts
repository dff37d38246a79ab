import type { InboxDocument } from '@klopt/api-client/contract'
import { FileCheck, FileUp, Inbox, Trash2, type LucideIcon } from 'lucide-react'

interface NothingHere {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
}

const nothing: Record<InboxDocument['state'], NothingHere> = {
  unprocessed: { icon: Inbox, title: 'Alles is verwerkt', text: 'Nieuwe facturen en bonnetjes komen hier te staan.' },
  processed: { icon: FileCheck, title: 'Nog niets verwerkt', text: 'Hier komt wat je geboekt hebt.' },
  archived: { icon: Trash2, title: 'De prullenbak is leeg' },
}

/** Where nothing ever came nothing was processed either. */
const NONE_YET: NothingHere = {
  icon: FileUp,
  title: 'Nog geen documenten',
  text: 'Hier staat straks wat je hierboven toevoegt of naar je eigen adres mailt, tot je het boekt.',
}

type Counts = Readonly<Record<InboxDocument['state'], number>>

/** What an empty list of documents says. */
export const nothingHere = (state: InboxDocument['state'], counts: Counts | undefined): NothingHere =>
  state === 'unprocessed' && counts?.processed === 0 && counts.archived === 0 ? NONE_YET : nothing[state]
