import { contract } from '@klopt/api-client/contract'
import { Card, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import type { ProfileForm } from '../../shared/administrations/profile-form.ts'
import * as styles from './settings.css.ts'

export interface ProfileScreenProps {
  administrationId: number
  title: string
  description: string
  /** The part of the profile that this screen changes. */
  fields: (form: UseFormReturn<ProfileForm>) => ReactNode
  /** What stands under the form and is saved by itself. */
  after?: ReactNode
  /** Where something stands beside the fields. */
  isWide?: boolean
}

/** One part of the company's profile as a page: loading it, its fields, saving it. */
export function ProfileScreen({
  administrationId,
  title,
  description,
  fields,
  after,
  isWide = false,
}: ProfileScreenProps) {
  usePageTitle(title)
  const { data, isError, error, refetch } = useQuery(
    query(contract.administrations.profile, { params: { administrationId } }),
  )
  return (
    <div className={isWide ? styles.widePage : styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader className={styles.header} title={title} description={description} />
      {data ? (
        <ProfileEditor administrationId={administrationId} profile={data} fields={fields} isWide={isWide} />
      ) : isError ? (
        <Card>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card>
          <Skeleton height="320px" />
        </Card>
      )}
      {/* It would be pushed away by what comes. */}
      {data && after}
    </div>
  )
}
