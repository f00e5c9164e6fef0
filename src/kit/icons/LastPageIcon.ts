import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const LastPageIcon: IconComponent = /* @__PURE__ */ icon('lastPage', LastPageOutlined, true);
