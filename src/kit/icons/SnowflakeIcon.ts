import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const SnowflakeIcon: IconComponent = /* @__PURE__ */ icon('snowflake', AcUnitOutlined);
