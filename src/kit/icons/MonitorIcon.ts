import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MonitorIcon: IconComponent = /* @__PURE__ */ icon('monitor', DesktopWindowsOutlined);
