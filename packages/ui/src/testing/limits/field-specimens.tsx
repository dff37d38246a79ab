import { Home } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { ColourPicker } from '../../colour-picker/colour-picker.tsx'
import { Combobox } from '../../combobox/combobox.tsx'
import { DateRangeField } from '../../date-range-field/date-range-field.tsx'
import { DurationField } from '../../duration-field/duration-field.tsx'
import { FileList } from '../../file-list/file-list.tsx'
import { FileUpload } from '../../file-upload/file-upload.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { RadioGroup } from '../../radio/radio-group.tsx'
import { MultiSelect, Select } from '../../select/select.tsx'
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx'
import { Slider } from '../../slider/slider.tsx'
import { Switch } from '../../switch/switch.tsx'
import { TagInput } from '../../tag-input/tag-input.tsx'
import { TimeField } from '../../time-field/time-field.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { TimeGrid } from '../../time-grid/time-grid.tsx'
import { Tree } from '../../tree/tree.tsx'

const nothing = () => {}
const option = (label: string) => ({ value: 'a', label, description: label })

/** What one types or chooses in, named as somebody else chose. */
export const fieldSpecimens = (name: string): Record<string, ReactNode> => ({
  Checkbox: <Checkbox label={name} hint={name} />,
  ColourPicker: (
    <ColourPicker label={name} hint={name} value="#006070" onChange={nothing} swatches={[{ value: '#006070', name }]} />
  ),
  Combobox: <Combobox label={name} options={[option(name)]} value={option(name)} onChange={nothing} />,
  DateRangeField: (
    <DateRangeField label={name} hint={name} value={null} today="2026-11-20" onChange={nothing} error={name} />
  ),
  DurationField: <DurationField label={name} hint={name} valueSeconds={5400} onChange={nothing} error={name} />,
  FileList: <FileList files={[{ id: 'a', name: `${name}.pdf`, sizeBytes: 1000, state: 'done' }]} />,
  FileUpload: (
    <FileUpload
      label={name}
      types={['pdf']}
      onFiles={nothing}
      files={[{ id: 'a', name: `${name}.pdf`, sizeBytes: 1000, state: 'failed', error: name }]}
    />
  ),
  MultiSelect: <MultiSelect label={name} options={[option(name)]} values={['a']} onChange={nothing} />,
  NumberField: <NumberField label={name} hint={name} unit="%" value="21" onChange={nothing} error={name} />,
  RadioGroup: <RadioGroup label={name} options={[{ value: 'a', label: name }]} value="a" onChange={nothing} />,
  Select: <Select label={name} options={[option(name)]} value="a" onChange={nothing} />,
  SegmentedControl: (
    <SegmentedControl label={name} hint={name} error={name} segments={[{ value: 'a', label: name }]} defaultValue="a" />
  ),
  Slider: <Slider label={name} hint={name} error={name} />,
  Switch: <Switch label={name} checked onChange={nothing} />,
  TagInput: <TagInput label={name} hint={name} error={name} defaultValue={[name]} />,
  TimeField: <TimeField label={name} hint={name} error={name} defaultValue="09:30" />,
  TextField: <TextField label={name} hint={name} error={name} defaultValue={name} />,
  TimeGrid: (
    <TimeGrid
      label={name}
      monday="2026-11-16"
      today="2026-11-19"
      rows={[{ id: 'a', title: name, task: name, description: name, entries: {} }]}
      onChange={nothing}
    />
  ),
  Tree: (
    <Tree
      label={name}
      items={[{ id: 'a', label: name, icon: Home, detail: '12', children: [{ id: 'b', label: name }] }]}
      defaultOpen={['a']}
    />
  ),
})
