import { contract } from '@klopt/api-client/contract'
import { Button, Card, ColourPicker, FileUpload, PageHeader, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { assertReadable, UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { accentColours } from '../../shared/forms/accent-colours.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './firms.css.ts'
import { MailExample } from './mail-example.tsx'

/** How the mails of a firm to its clients look. */
export function StyleScreen({ firmId }: { firmId: number }) {
  usePageTitle('Huisstijl')
  const params = { firmId }
  const firm = useQuery(query(contract.firms.get, { params })).data
  const style = useQuery(query(contract.firmStyle.get, { params }))
  const mayManage = firm?.mayManage ?? false
  return (
    <>
      <PageHeader title="Huisstijl" description={firm?.companyName ?? '\u00a0'} />
      {style.isError ? (
        <LoadError error={style.error} onRetry={() => void style.refetch()} />
      ) : style.data === undefined || firm === undefined ? (
        <Skeleton height="240px" />
      ) : (
        <div className={styles.sideBySide}>
          {mayManage && <StyleCard firmId={firmId} style={style.data} />}
          <Card title="Zo zien klanten je mails">
            <MailExample name={firm.companyName} {...style.data} />
          </Card>
        </div>
      )}
    </>
  )
}

const KLOPT = '#006070'

interface StyleCardProps {
  firmId: number
  style: { colour: string | null; logo: string | null }
}

function StyleCard({ firmId, style }: StyleCardProps) {
  const params = { firmId }
  const [colour, setColour] = useState(style.colour ?? KLOPT)
  const save = useWrite(contract.firmStyle.save)
  const { upload, remove, error, isRemoving } = useFirmLogo(firmId)
  return (
    <Card title="Kleur en logo">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(
            { params, body: { colour } },
            { onSuccess: () => toast.success('De kleur staat op nieuwe mails'), onError: notifyByToast },
          )
        }}
      >
        <ColourPicker
          label="Kleur"
          hint="Van de knop en de rand bovenaan."
          swatches={accentColours}
          value={colour}
          onChange={setColour}
        />
        <div>
          <Button type="submit" variant="primary" loading={save.isPending}>
            Kleur opslaan
          </Button>
        </div>
      </form>
      <div className={styles.below}>
        <FileUpload
          label={style.logo === null ? 'Logo van je kantoor' : 'Ander logo'}
          types={['png', 'jpg', 'jpeg']}
          maxFiles={1}
          maxSizeMb={0.5}
          onFiles={([file]) => file && void upload(file)}
          error={error}
        />
        {style.logo !== null && (
          <Button size="small" loading={isRemoving} onClick={remove}>
            Logo verwijderen
          </Button>
        )}
      </div>
    </Card>
  )
}

function useFirmLogo(firmId: number) {
  const [error, setError] = useState<string>()
  const params = { firmId }
  const save = useWrite(contract.firmStyle.saveLogo, { timeoutMs: 120_000 })
  const taken = useWrite(contract.firmStyle.removeLogo)
  const upload = async (file: File) => {
    setError(undefined)
    try {
      await assertReadable(file)
    } catch {
      return setError(UNREADABLE_FILE)
    }
    save.mutate(
      { params, query: { name: file.name }, body: file },
      {
        onSuccess: () => toast.success('Je logo staat op nieuwe mails'),
        onError: (refused) =>
          setError(wasNotified(refused) ? undefined : (refused.fields['content'] ?? refused.message)),
      },
    )
  }
  const remove = () =>
    taken.mutate({ params }, { onSuccess: () => toast.success('Logo verwijderd'), onError: notifyByToast })
  return { upload, remove, error, isRemoving: taken.isPending }
}
