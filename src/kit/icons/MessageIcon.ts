import ChatOutlined from '@mui/icons-material/ChatOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MessageIcon: IconComponent = /* @__PURE__ */ icon('message', ChatOutlined);
