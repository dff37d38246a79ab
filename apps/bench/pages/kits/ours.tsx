// What css.json of the package says that these twelve parts need.
import '@klopt/ui/tokens.css'
import '@klopt/ui/reset.css'
import '@klopt/ui/css/utilities.css'
import '@klopt/ui/css/icon.css'
import '@klopt/ui/css/spinner.css'
import '@klopt/ui/css/button.css'
import '@klopt/ui/css/alert.css'
import '@klopt/ui/css/badge.css'
import '@klopt/ui/css/popover.css'
import '@klopt/ui/css/menu.css'
import '@klopt/ui/css/form-field.css'
import '@klopt/ui/css/field-box.css'
import '@klopt/ui/css/listbox.css'
import '@klopt/ui/css/dialog-layer.css'
import '@klopt/ui/css/dialog-frame.css'
import '@klopt/ui/css/confirm.css'
import '@klopt/ui/css/tooltip.css'
import '@klopt/ui/css/kbd.css'
import '@klopt/ui/css/modal.css'
import '@klopt/ui/css/select.css'
import '@klopt/ui/css/sheet.css'
import '@klopt/ui/css/file-list.css'
import '@klopt/ui/css/progress.css'
import '@klopt/ui/css/file-upload.css'
import '@klopt/ui/css/pane.css'
import '@klopt/ui/css/toast.css'
import '@klopt/ui/css/steps.css'
import '@klopt/ui/css/tabs.css'
import {
  Alert,
  Badge,
  Button,
  FileUpload,
  Menu,
  Modal,
  OverlayHost,
  Pane,
  Select,
  Steps,
  Tabs,
  toast,
  Tooltip,
} from '@klopt/ui'
import { useState } from 'react'
import type { Kit } from '../kit.ts'

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const tabs = options.map((option) => ({ ...option, content: option.label }))

function Parts() {
  const [shown, setShown] = useState<'modal' | 'pane'>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button loading>Save</Button>
      <Badge>New</Badge>
      <Alert title="Careful">Text</Alert>
      <Tooltip content="Remark">
        <Button>Point at me</Button>
      </Tooltip>
      <Menu trigger={<Button>Menu</Button>} items={options} />
      <Tabs label="Tabs" items={tabs} />
      <Select label="Choose" options={options} />
      <Button onClick={() => setShown('modal')}>Modal</Button>
      <Modal open={shown === 'modal'} onClose={close} title="Modal">
        Text
      </Modal>
      <Button onClick={() => setShown('pane')}>Pane</Button>
      <Pane open={shown === 'pane'} onClose={close} title="Pane">
        Text
      </Pane>
      <Button onClick={() => toast.success('Saved')}>Toast</Button>
      <Steps label="Steps" steps={['One', 'Two']} current={1} />
      <FileUpload label="Files" onFiles={() => undefined} />
    </>
  )
}

export const kit: Kit = {
  Root: ({ children }) => (
    <>
      {children}
      <OverlayHost />
    </>
  ),
  Parts,
  Row: ({ number }) => (
    <Tooltip content={`Remark ${number}`}>
      <Button>Button {number}</Button>
    </Tooltip>
  ),
}
