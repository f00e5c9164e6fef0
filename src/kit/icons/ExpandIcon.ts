import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ExpandIcon: IconComponent = /* @__PURE__ */ icon('expand', OpenInFullOutlined);
