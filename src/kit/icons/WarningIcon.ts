import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const WarningIcon: IconComponent = /* @__PURE__ */ icon('warning', WarningAmberOutlined);
