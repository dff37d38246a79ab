import type { DeliveryReport } from './read-report.ts'

/** Why a mail came back, to who sent it: in words by its status (RFC 3463), with what the mail server said. */
export function bounceWords({ status, diagnostic }: DeliveryReport): string {
  const said = diagnostic === '' ? '' : ` (“${diagnostic}”)`
  return `${reasonOf(status)}${said}.`
}

function reasonOf(status: string): string {
  const [, subject, detail] = status.split('.')
  if (subject === '1') return detail === '8' || detail === '7' ? REFUSED : 'Het e-mailadres bestaat niet'
  if (subject === '2') return detail === '2' ? 'De postbus is vol' : 'De postbus neemt geen e-mail aan'
  if (subject === '3') return detail === '4' ? 'De e-mail is te groot voor de ontvanger' : UNREACHABLE
  if (subject === '4') return UNREACHABLE
  if (subject === '5' || subject === '6' || subject === '7') return REFUSED
  return 'De e-mail kon niet worden bezorgd'
}

const UNREACHABLE = 'De mailserver van de ontvanger was niet bereikbaar'
const REFUSED = 'De mailserver van de ontvanger weigert de e-mail'
