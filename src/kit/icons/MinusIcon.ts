import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MinusIcon: IconComponent = /* @__PURE__ */ icon('minus', RemoveOutlined);
