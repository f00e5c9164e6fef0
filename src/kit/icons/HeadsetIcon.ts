import HeadsetMicOutlined from '@mui/icons-material/HeadsetMicOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const HeadsetIcon: IconComponent = /* @__PURE__ */ icon('headset', HeadsetMicOutlined);
