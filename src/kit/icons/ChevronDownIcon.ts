import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ChevronDownIcon: IconComponent = /* @__PURE__ */ icon('chevronDown', KeyboardArrowDownOutlined);
