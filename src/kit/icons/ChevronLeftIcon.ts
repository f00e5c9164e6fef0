import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ChevronLeftIcon: IconComponent = /* @__PURE__ */ icon('chevronLeft', ChevronLeftOutlined, true);
