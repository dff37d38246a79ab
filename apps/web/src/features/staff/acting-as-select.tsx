import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Select, type Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { selectRole, useActingUser } from '../../app/session/acting-as.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from './acting-as-select.css.ts'
import { roleNameOf, toStoredRole } from './role-choice.ts'

type Member = ResponseOf<typeof contract.administrations.roles>[number]

/** From so many users on one searches among them. */
const SEARCHABLE_FROM = 10

/** As whom a global administrator looks at an administration: one of its active users, or with their own eyes. */
export function ActingAsSelect({ administrationId }: { administrationId: number }) {
  const actingAs = useActingUser(administrationId)
  const { data } = useQuery({
    ...query(contract.administrations.roles, { params: { administrationId } }),
    // Without it there is nobody to choose, and nothing else on the screen would say so.
    meta: { errors: 'modal' },
  })
  const members = data?.filter((member) => member.deactivated_timestamp === null)
  const isGone = members !== undefined && actingAs !== null && !members.some(({ user_id }) => user_id === actingAs)
  useEffect(() => {
    if (isGone) selectRole(null)
  }, [isGone])

  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden>
        Toon data voor:
      </span>
      <Select
        label="Toon data voor:"
        labelHidden
        size="small"
        className={styles.select}
        placeholder="Eigen gebruiker"
        clearable
        searchable={(members?.length ?? 0) >= SEARCHABLE_FROM}
        disabled={members === undefined}
        options={(members ?? []).map(toOption)}
        value={isGone ? null : actingAs}
        onChange={(userId) => {
          const chosen = members?.find(({ user_id }) => user_id === userId)
          selectRole(chosen ? toStoredRole(administrationId, chosen) : null)
        }}
      />
    </div>
  )
}

const toOption = (member: Member): Option<number> => ({ value: member.user_id, label: roleNameOf(member) })
