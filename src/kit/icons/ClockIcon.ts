import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ClockIcon: IconComponent = /* @__PURE__ */ icon('clock', ScheduleOutlined);
