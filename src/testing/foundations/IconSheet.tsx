import AccountCircle from '@mui/icons-material/AccountCircle';
import Add from '@mui/icons-material/Add';
import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Check from '@mui/icons-material/Check';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DoneAll from '@mui/icons-material/DoneAll';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FilterList from '@mui/icons-material/FilterList';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Menu from '@mui/icons-material/Menu';
import MoreVert from '@mui/icons-material/MoreVert';
import MyLocation from '@mui/icons-material/MyLocation';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Print from '@mui/icons-material/Print';
import Schedule from '@mui/icons-material/Schedule';
import Search from '@mui/icons-material/Search';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { Sheet, Tiles, Token } from './Sheet';

type Icon = readonly [name: string, icon: ComponentType<SvgIconProps>, use: string];

const groups: Readonly<Record<string, readonly Icon[]>> = {
  'How something stands': [
    ['Check', Check, 'Good, done, or sent'],
    ['CheckCircleOutlined', CheckCircleOutlined, 'A vehicle that may roll'],
    ['DoneAll', DoneAll, 'The office has the report'],
    ['Schedule', Schedule, 'Waiting'],
    ['EditNoteOutlined', EditNoteOutlined, 'Entered, and not sent'],
    ['CloudUploadOutlined', CloudUploadOutlined, 'On its way'],
    ['CloudOffOutlined', CloudOffOutlined, 'No connection'],
    ['WarningAmberOutlined', WarningAmberOutlined, 'Needs attention'],
    ['ErrorOutlined', ErrorOutlined, 'Failed'],
    ['BrokenImageOutlined', BrokenImageOutlined, 'A picture that could not be loaded'],
  ],
  'What a press does': [
    ['Add', Add, 'Add, or zoom in'],
    ['AddAPhotoOutlined', AddAPhotoOutlined, 'Add a photo'],
    ['DeleteOutlineOutlined', DeleteOutlineOutlined, 'Remove'],
    ['DrawOutlined', DrawOutlined, 'Sign'],
    ['ContentCopyOutlined', ContentCopyOutlined, 'Copy'],
    ['DownloadOutlined', DownloadOutlined, 'Save as a file'],
    ['Print', Print, 'Print'],
    ['Search', Search, 'Search'],
    ['FilterList', FilterList, 'Filter'],
    ['MyLocation', MyLocation, 'Use the position of this device'],
    ['VisibilityOutlined', VisibilityOutlined, 'Show the password'],
    ['LightModeOutlined', LightModeOutlined, 'Light'],
    ['DarkModeOutlined', DarkModeOutlined, 'Dark'],
  ],
  'Where a press leads': [
    ['ArrowBack', ArrowBack, 'Back'],
    ['ArrowUpward', ArrowUpward, 'To the top of the page'],
    ['ChevronRight', ChevronRight, 'To the next one, or to the details'],
    ['ExpandMore', ExpandMore, 'Opens below'],
    ['OpenInNew', OpenInNew, 'Opens in a new tab'],
    ['Menu', Menu, 'The menu'],
    ['MoreVert', MoreVert, 'More actions of a row'],
    ['Close', Close, 'Close, or clear'],
  ],
  'What something is': [
    ['LocalShippingOutlined', LocalShippingOutlined, 'A vehicle'],
    ['AccountCircle', AccountCircle, 'An account'],
    ['PhoneOutlined', PhoneOutlined, 'A phone number'],
    ['MailOutlined', MailOutlined, 'An email address'],
    ['HistoryOutlined', HistoryOutlined, 'Earlier reports'],
    ['HelpOutlined', HelpOutlined, 'Help'],
  ],
};

export function IconSheet() {
  return (
    <Sheet>
      <h1>Icons</h1>
      {Object.entries(groups).map(([group, icons]) => (
        <section key={group}>
          <h2>{group}</h2>
          <Tiles>
            {icons.map(([name, Shape, use]) => (
              <li key={name}>
                <Shape aria-hidden="true" />
                <Token name={name} value={use} />
              </li>
            ))}
          </Tiles>
        </section>
      ))}
    </Sheet>
  );
}
