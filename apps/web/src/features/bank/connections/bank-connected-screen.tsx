import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, buttonClassName, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { currentUserQuery } from '../../../app/session/session.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { SignInFrame } from '../../../shell/sign-in-frame.tsx'
import * as styles from '../../../shell/sign-in-frame.css.ts'
import { refusalOf, type Outcome } from './bank-answer.ts'

export interface BankConnectedProps {
  outcome: Outcome
  /** Goes on where the connection stands. */
  onConnected: (administrationId: number) => void
}

/** Where a bank leads back to: takes the consent that was given, or says what came of it. */
export function BankConnectedScreen({ outcome, onConnected }: BankConnectedProps) {
  if (outcome.kind === 'given') return <Complete given={outcome} onConnected={onConnected} />
  const { title, text } = said[outcome.kind]
  return (
    <SignInFrame title={title}>
      <p className={styles.text}>{text}</p>
      <WayOn isMain administrationId={outcome.administrationId} />
    </SignInFrame>
  )
}

type Given = Extract<Outcome, { kind: 'given' }>

function Complete({ given, onConnected }: { given: Given; onConnected: (administrationId: number) => void }) {
  const { administrationId, state, code } = given
  const complete = useWrite(contract.bank.completeConnection, { errors: 'screen' })
  const send = () =>
    complete.mutate(
      { params: { administrationId }, body: { state, code } },
      {
        onSuccess: () => {
          toast.success('Je bank is gekoppeld')
          onConnected(administrationId)
        },
      },
    )
  const sendOnce = useEffectEvent(send)
  useEffect(() => sendOnce(), [])
  const { data: user } = useQuery(currentUserQuery())
  if (!complete.error) {
    return (
      <SignInFrame title="Bank koppelen">
        <p className={styles.text} role="status">
          Je toestemming wordt verwerkt. Dit duurt een paar tellen.
        </p>
      </SignInFrame>
    )
  }
  const refusal = refusalOf(complete.error)
  if (refusal === 'again') {
    return (
      <SignInFrame title="De bank is nog niet gekoppeld">
        <Alert tone="danger">{complete.error.message}</Alert>
        <Button variant="primary" size="large" fullWidth loading={complete.isPending} onClick={send}>
          Opnieuw proberen
        </Button>
        <WayOn administrationId={administrationId} />
      </SignInFrame>
    )
  }
  const { title, text } = said[refusal]
  return (
    <SignInFrame title={title}>
      <p className={styles.text}>{text}</p>
      {refusal === 'other-user' && user && <p className={styles.text}>Je bent nu ingelogd als {user.email_address}.</p>}
      <WayOn isMain administrationId={refusal === 'other-user' ? null : administrationId} />
    </SignInFrame>
  )
}

/** Where to go from here; `isMain` where there is nothing else to do, which then begins again. */
function WayOn({ administrationId, isMain = false }: { administrationId: number | null; isMain?: boolean }) {
  const className = buttonClassName({ size: 'large', fullWidth: true, variant: isMain ? 'primary' : 'secondary' })
  return administrationId === null ? (
    <AppLink href="/start" className={className}>
      Verder naar Klopt
    </AppLink>
  ) : (
    <AppLink href={administrationAddress(administrationId, 'bank/connections')} className={className}>
      {isMain ? 'Opnieuw koppelen' : 'Naar je bankkoppelingen'}
    </AppLink>
  )
}

const said = {
  refused: {
    title: 'Je bank is niet gekoppeld',
    text: 'Je hebt geen toestemming gegeven, dus Klopt leest niets. Wil je toch koppelen, begin dan opnieuw.',
  },
  cancelled: {
    title: 'Je bank is niet gekoppeld',
    text: 'Je bent bij je bank gestopt voordat de toestemming gegeven was. Begin opnieuw wanneer je wilt.',
  },
  failed: {
    title: 'Je bank is niet gekoppeld',
    text: 'Er ging iets mis bij je bank, dus er is geen toestemming. Probeer het straks opnieuw, of importeer je afschrift.',
  },
  unreadable: {
    title: 'Dit is geen antwoord van je bank',
    text: 'In dit adres staat niet welke bank het is. Begin opnieuw bij je bankkoppelingen.',
  },
  expired: {
    title: 'Deze toestemming telt niet meer',
    text: 'De toestemming is al verwerkt, of langer dan een uur geleden gevraagd. Kijk of je bank bij je koppelingen staat en koppel je bank anders opnieuw.',
  },
  'other-user': {
    title: 'Iemand anders begon deze koppeling',
    text: 'Alleen wie de koppeling begon, kan die afmaken. Log in als die gebruiker en koppel de bank opnieuw.',
  },
} as const
