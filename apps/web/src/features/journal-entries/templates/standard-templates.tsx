import { contract, type BodyOf } from '@klopt/api-client/contract'
import { Button, Icon, Menu, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { newEntryHref } from '../../../app/routing/hrefs.ts'
import { query } from '../../../app/transport/api.ts'
import { useWrite } from '../../../app/transport/use-write.ts'

type Kind = BodyOf<typeof contract.journalTemplates.addStandard>['kind']

/** What every company of this legal form books, to begin an entry of at once; nothing where there is none left. */
export function StandardTemplates({ administrationId }: { administrationId: number }) {
  const params = { administrationId }
  const { data } = useQuery({ ...query(contract.journalTemplates.standard, { params }), meta: { errors: 'screen' } })
  const add = useWrite(contract.journalTemplates.addStandard)
  const navigate = useNavigate()
  if (data === undefined || data.length === 0) return null
  const take = ({ kind, name }: { kind: Kind; name: string }) =>
    add.mutateAsync({ params, body: { kind } }).then(
      ({ id }) => {
        toast.success(`${name} staat bij je sjablonen. Vul de bedragen in.`)
        return navigate({ href: newEntryHref(administrationId, { template: id }) })
      },
      (error) => notifyByToast(asApiError(error)),
    )
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button loading={add.isPending}>
          Standaardsjabloon
          <Icon of={ChevronDown} />
        </Button>
      }
      items={data.map((one) => ({ label: one.name, onSelect: () => void take(one) }))}
    />
  )
}
