import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const VideoIcon: IconComponent = /* @__PURE__ */ icon('video', SmartDisplayOutlined);
