import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ChevronUpIcon: IconComponent = /* @__PURE__ */ icon('chevronUp', KeyboardArrowUpOutlined);
