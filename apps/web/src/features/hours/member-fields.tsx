import { contract } from '@klopt/api-client/contract'
import { Checkbox, MultiSelect } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import * as styles from './hours.css.ts'
import type { ProjectForm } from './project-form.ts'

/** Who may write hours on a project: everybody who keeps them, or those that are chosen. */
export function MemberFields({ administrationId }: { administrationId: number }) {
  const { control, register } = useFormContext<ProjectForm>()
  const forEverybody = useWatch({ control, name: 'forEverybody' })
  const people = useQuery(query(contract.hours.people, { params: { administrationId } })).data ?? []
  return (
    <>
      <Checkbox
        label="Iedereen die uren bijhoudt mag hierop schrijven"
        className={styles.wide}
        {...register('forEverybody')}
      />
      {!forEverybody && (
        <Controller
          control={control}
          name="memberIds"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <MultiSelect
              label="Wie"
              className={styles.wide}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              values={value}
              onChange={(memberIds) => onChange([...memberIds])}
              {...field}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  )
}
