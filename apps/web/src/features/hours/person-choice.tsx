import { contract } from '@klopt/api-client/contract'
import { Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from './hours.css.ts'
import type { HoursScreenProps } from './use-hours.ts'

/** For an administrator: whose hours are looked at. */
export function PersonChoice({ administrationId, search, onSearch }: HoursScreenProps) {
  const mayLook = usePermissions(administrationId).includes('ADMIN')
  const people = useQuery({ ...query(contract.hours.people, { params: { administrationId } }), enabled: mayLook }).data
  if (!mayLook || people === undefined || people.length < 2) return null
  return (
    <Select
      label="Wie"
      labelHidden
      // Beside a title, with a line right under it.
      size="small"
      className={styles.person}
      placeholder="Mijn uren"
      clearable
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={search.user ?? null}
      onChange={(user) => onSearch({ ...search, user: user ?? undefined })}
    />
  )
}
