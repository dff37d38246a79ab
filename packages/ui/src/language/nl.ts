import { dutch as activityList } from '../activity-list/texts.ts'
import { dutch as alert } from '../alert/texts.ts'
import { dutch as balanceBar } from '../balance-bar/texts.ts'
import { dutch as bottomBar } from '../bottom-bar/texts.ts'
import { dutch as breadcrumb } from '../breadcrumb/texts.ts'
import { dutch as button } from '../button/texts.ts'
import { dutch as charts } from '../charts/texts.ts'
import { dutch as checkList } from '../check-list/texts.ts'
import { dutch as colourPicker } from '../colour-picker/texts.ts'
import { dutch as combobox } from '../combobox/texts.ts'
import { dutch as commandPalette } from '../command-palette/texts.ts'
import { dutch as compareTable } from '../compare-table/texts.ts'
import { dutch as confirm } from '../confirm/texts.ts'
import { dutch as copyButton } from '../copy-button/texts.ts'
import { dutch as dateField } from '../date-field/texts.ts'
import { dutch as dateRangeField } from '../date-range-field/texts.ts'
import { dutch as detailHeader } from '../detail-header/texts.ts'
import { dutch as durationField } from '../duration-field/texts.ts'
import { dutch as entryGrid } from '../entry-grid/texts.ts'
import { dutch as errorScreens } from '../error-screens/texts.ts'
import { dutch as fileList } from '../file-list/texts.ts'
import { dutch as fileSizeField } from '../file-size-field/texts.ts'
import { dutch as fileUpload } from '../file-upload/texts.ts'
import { dutch as link } from '../link/texts.ts'
import { dutch as listLayout } from '../list-layout/texts.ts'
import { dutch as listToolbar } from '../list-toolbar/texts.ts'
import { dutch as logo } from '../logo/texts.ts'
import { dutch as moneyField } from '../money-field/texts.ts'
import { dutch as numberField } from '../number-field/texts.ts'
import { dutch as overlay } from '../overlay/texts.ts'
import { dutch as pageHeader } from '../page-header/texts.ts'
import { dutch as pagination } from '../pagination/texts.ts'
import { dutch as peekPane } from '../peek-pane/texts.ts'
import { dutch as progressRing } from '../progress-ring/texts.ts'
import { dutch as reportTable } from '../report-table/texts.ts'
import { dutch as richText } from '../rich-text/texts.ts'
import { dutch as select } from '../select/texts.ts'
import { dutch as sideMenu } from '../side-menu/texts.ts'
import { dutch as statusTimeline } from '../status-timeline/texts.ts'
import { dutch as steps } from '../steps/texts.ts'
import { dutch as suggestField } from '../suggest-field/texts.ts'
import { dutch as table } from '../table/texts.ts'
import { dutch as tagInput } from '../tag-input/texts.ts'
import { dutch as textField } from '../text-field/texts.ts'
import { dutch as timeField } from '../time-field/texts.ts'
import { dutch as timeGrid } from '../time-grid/texts.ts'
import { dutch as toast } from '../toast/texts.ts'
import { dutch as viewChips } from '../view-chips/texts.ts'

/** Every text in Dutch, for an application that lets its readers choose: the components bring their own along. */
export const nl = {
  activityList,
  alert,
  balanceBar,
  bottomBar,
  breadcrumb,
  button,
  charts,
  checkList,
  colourPicker,
  combobox,
  commandPalette,
  compareTable,
  confirm,
  copyButton,
  dateField,
  dateRangeField,
  detailHeader,
  durationField,
  entryGrid,
  errorScreens,
  fileList,
  fileSizeField,
  fileUpload,
  link,
  listLayout,
  listToolbar,
  logo,
  moneyField,
  numberField,
  overlay,
  pageHeader,
  pagination,
  peekPane,
  progressRing,
  reportTable,
  richText,
  select,
  sideMenu,
  statusTimeline,
  steps,
  suggestField,
  table,
  tagInput,
  textField,
  timeField,
  timeGrid,
  toast,
  viewChips,
}
