import { contract } from '@klopt/api-client/contract'
import { Button, IconButton, Select, toast } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Copy, Send, Undo2 } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { HoursSearch } from './hours-search.ts'
import * as styles from './hours.css.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'

const WEEK_DAYS = 7

interface WeekToolsProps {
  administrationId: number
  search: HoursSearch
  onSearch: (search: HoursSearch) => void
  monday: string
  state: 'open' | 'submitted' | 'approved'
  mayWrite: boolean
  hasHours: boolean
}

/** Another week or person, the last week over again, and the week handed in. */
export function WeekTools(props: WeekToolsProps) {
  const { search, onSearch, monday } = props
  const goTo = (day: string | undefined) => onSearch({ ...search, day })
  return (
    <>
      <PersonChoice {...props} />
      <div className={styles.steps}>
        <IconButton icon={ChevronLeft} label="Vorige week" onClick={() => goTo(addDays(monday, -WEEK_DAYS))} />
        <Button onClick={() => goTo(undefined)}>Vandaag</Button>
        <IconButton icon={ChevronRight} label="Volgende week" onClick={() => goTo(addDays(monday, WEEK_DAYS))} />
      </div>
      {props.mayWrite && <WeekActions {...props} />}
    </>
  )
}

/** For an administrator: whose hours are looked at. */
function PersonChoice({ administrationId, search, onSearch }: WeekToolsProps) {
  const mayLook = usePermissions(administrationId).includes('ADMIN')
  const people = useQuery({ ...query(contract.hours.people, { params: { administrationId } }), enabled: mayLook }).data
  if (!mayLook || people === undefined || people.length < 2) return null
  return (
    <Select
      label="Wie"
      labelHidden
      placeholder="Mijn uren"
      clearable
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={search.user ?? null}
      onChange={(user) => onSearch({ ...search, user: user ?? undefined })}
    />
  )
}

function WeekActions({ administrationId, search, monday, state, hasHours }: WeekToolsProps) {
  const copy = useWrite(contract.hours.copy)
  const submit = useWrite(contract.hours.submitWeek)
  const retract = useWrite(contract.hours.retractWeek)
  const whose = search.user === undefined ? {} : { userId: search.user }
  const params = { administrationId }
  const takeOver = () =>
    copy.mutate(
      { params, body: { from: addDays(monday, -WEEK_DAYS), to: monday, days: WEEK_DAYS, ...whose } },
      { onSuccess: ({ copied, skipped }) => toast.success(copiedText(copied, skipped)) },
    )
  if (state === 'approved') return null
  if (state === 'submitted') {
    return (
      <Button
        icon={Undo2}
        loading={retract.isPending}
        onClick={() => retract.mutate({ params, body: { monday, ...whose } })}
      >
        Week terughalen
      </Button>
    )
  }
  return (
    <>
      <Button icon={Copy} loading={copy.isPending} onClick={takeOver}>
        Vorige week overnemen
      </Button>
      <Button
        variant="primary"
        icon={Send}
        disabled={!hasHours}
        loading={submit.isPending}
        onClick={() =>
          submit.mutate(
            { params, body: { monday, ...whose } },
            { onSuccess: () => toast.success('De week is ingediend') },
          )
        }
      >
        Week indienen
      </Button>
    </>
  )
}

/** What was taken over of another week, in words. */
export function copiedText(copied: number, skipped: number): string {
  const regels = (count: number) => (count === 1 ? '1 regel' : `${count} regels`)
  if (copied === 0 && skipped === 0) return 'Daar staan geen uren om over te nemen'
  if (skipped === 0) return `${regels(copied)} overgenomen`
  return `${regels(copied)} overgenomen, ${regels(skipped)} overgeslagen omdat er al uren staan of het project gesloten is`
}
