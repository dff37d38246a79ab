import { contract } from '@klopt/api-client/contract'
import { Alert, Button, linkClassName, RadioGroup } from '@klopt/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetSession, type CurrentUser } from '../../app/session/session.ts'
import { safeTarget } from '../../app/session/return-target.ts'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { FirmWords } from './firm-words.tsx'
import type { FirmInvitationLink, OpenFirmInvitation } from './types.ts'

export interface BringBooksProps {
  link: FirmInvitationLink
  invitation: OpenFirmInvitation
  user: CurrentUser
}

/** For an owner who is signed in: which of their books the firm looks after from now on. */
export function BringBooks({ link, invitation, user }: BringBooksProps) {
  const { firmId, invitationId, invitationKey: key } = link
  const navigate = useNavigate()
  const own = ownBooksOf(user)
  const [chosen, setChosen] = useState<string>(String(own[0]?.id ?? ''))
  const bring = useWrite(contract.firmInvitations.bring, { errors: 'screen' })
  const submit = () =>
    bring.mutate(
      { params: { firmId, invitationId }, body: { key, administrationId: Number(chosen) } },
      {
        onSuccess: ({ redirect_url }) => {
          forgetSession()
          void navigate({ href: safeTarget(redirect_url), replace: true })
        },
      },
    )
  return (
    <SignInFrame title="Je administratie laten bijhouden">
      <FirmWords invitation={invitation} />
      {bring.error && <Alert tone="danger">{messageOf(bring.error)}</Alert>}
      {own.length === 0 ? (
        <Alert tone="warning">
          Je bent van geen enkele administratie hoofdgebruiker. Vraag de hoofdgebruiker om deze link te openen.
        </Alert>
      ) : (
        <div className={styles.form}>
          <RadioGroup
            label="Om welke administratie gaat het?"
            name="administration"
            value={chosen}
            onChange={setChosen}
            options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button variant="primary" size="large" fullWidth loading={bring.isPending} onClick={submit}>
            {`${invitation.firmName} toelaten`}
          </Button>
        </div>
      )}
      <Link to="/v2/my-administrations" className={linkClassName}>
        Niet nu, naar mijn administraties
      </Link>
    </SignInFrame>
  )
}

/** The books of which somebody is the main user. */
function ownBooksOf({ administrations = [], roles = [] }: CurrentUser): readonly { id: number; name: string }[] {
  const main = new Set(roles.filter((role) => role.is_primary_user && role.deactivated_timestamp === null).map(idOf))
  return administrations.filter(({ id }) => main.has(id)).map(({ id, company }) => ({ id, name: company.name }))
}

const idOf = ({ administration_id: id }: { administration_id: number | null }) => id
