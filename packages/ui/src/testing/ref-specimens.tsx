import { Home } from 'lucide-react'
import type { ReactNode, RefCallback } from 'react'
import type * as kit from '../index.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ColourPicker } from '../colour-picker/colour-picker.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DurationField } from '../duration-field/duration-field.tsx'
import { FileSizeField } from '../file-size-field/file-size-field.tsx'
import { Link } from '../link/link.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { MultiSelect, Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { Switch } from '../switch/switch.tsx'
import { TagInput } from '../tag-input/tag-input.tsx'
import { PasswordField } from '../text-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextareaField } from '../text-field/textarea-field.tsx'
import { TimeField } from '../time-field/time-field.tsx'

type Kit = typeof kit

/** What takes a `ref` by its type; one that is not below does not compile. */
type TakesRef = {
  [Name in keyof Kit]: Kit[Name] extends (props: infer Props) => ReactNode
    ? 'ref' extends keyof Props
      ? Name
      : never
    : never
}[keyof Kit]

const nothing = () => {}
const options = [{ value: 'a', label: 'Haarlem' }]

/** Each of them with a ref from outside. */
export const refSpecimens: Record<TakesRef, (ref: RefCallback<HTMLElement>) => ReactNode> = {
  AppLink: (ref) => (
    <AppLink ref={ref} href="#a">
      Facturen
    </AppLink>
  ),
  Button: (ref) => <Button ref={ref}>Bewaren</Button>,
  Checkbox: (ref) => <Checkbox ref={ref} label="Betaald" />,
  ColourPicker: (ref) => <ColourPicker ref={ref} label="Kleur" value="#006070" onChange={nothing} />,
  Combobox: (ref) => <Combobox ref={ref} label="Plaats" options={options} value={null} onChange={nothing} />,
  CopyButton: (ref) => <CopyButton ref={ref} label="IBAN" value="a" />,
  DateField: (ref) => <DateField ref={ref} label="Datum" today="2026-11-20" value={null} onChange={nothing} />,
  DurationField: (ref) => <DurationField ref={ref} label="Duur" valueSeconds={null} onChange={nothing} />,
  FileSizeField: (ref) => <FileSizeField ref={ref} label="Grootte" valueBytes={null} onChange={nothing} />,
  IconButton: (ref) => <IconButton ref={ref} icon={Home} label="Naar huis" />,
  Link: (ref) => (
    <Link ref={ref} href="#a">
      Facturen
    </Link>
  ),
  MoneyField: (ref) => <MoneyField ref={ref} label="Bedrag" value={null} onChange={nothing} />,
  MultiSelect: (ref) => <MultiSelect ref={ref} label="Plaatsen" options={options} />,
  NumberField: (ref) => <NumberField ref={ref} label="Aantal" value={null} onChange={nothing} />,
  PasswordField: (ref) => <PasswordField ref={ref} label="Wachtwoord" />,
  Select: (ref) => <Select ref={ref} label="Plaats" options={options} />,
  Slider: (ref) => <Slider ref={ref} label="Breedte" />,
  Switch: (ref) => <Switch ref={ref} label="Aan" checked={false} onChange={nothing} />,
  TagInput: (ref) => <TagInput ref={ref} label="Labels" />,
  TextField: (ref) => <TextField ref={ref} label="Naam" />,
  TextareaField: (ref) => <TextareaField ref={ref} label="Toelichting" />,
  TimeField: (ref) => <TimeField ref={ref} label="Tijd" />,
}
