import { Checkbox, RadioGroup } from '@klopt/ui'
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'

/** What somebody does at a firm, as a form has it. */
export interface FirmRole {
  isAdmin: boolean
  seesAll: boolean
}

/** Whether somebody manages the firm, and which clients they enter. Who manages it enters all. */
export function FirmRoleField<Form extends FieldValues & FirmRole>({ control }: { control: Control<Form> }) {
  const admin = useController({ control, name: 'isAdmin' as Path<Form> }).field
  const seesAll = useController({ control, name: 'seesAll' as Path<Form> }).field
  return (
    <>
      <Checkbox
        name="isAdmin"
        label="Beheerder"
        hint="Nodigt collega’s uit, bepaalt wie welke klanten ziet en laat klanten gaan."
        checked={admin.value}
        onChange={(event) => {
          admin.onChange(event.target.checked)
          if (event.target.checked) seesAll.onChange(true)
        }}
      />
      <RadioGroup
        label="Welke klanten?"
        name="seesAll"
        value={seesAll.value ? 'all' : 'own'}
        onChange={(value) => seesAll.onChange(value === 'all')}
        options={[
          { value: 'all', label: 'Alle klanten van het kantoor' },
          {
            value: 'own',
            label: 'Alleen de eigen klanten',
            hint: admin.value ? 'Een beheerder ziet altijd alles.' : 'Die deze collega bijhoudt, vervangt of krijgt.',
            disabled: admin.value,
          },
        ]}
      />
    </>
  )
}
