import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ChevronRightIcon: IconComponent = /* @__PURE__ */ icon('chevronRight', ChevronRightOutlined, true);
